import type { ExportView } from '@nestmates/application/trust/exports/contract.ts';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { localFormat } from '../../../dates/local-format.ts';

const day = localFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** What has become of the file that the member has asked for last. */
export function ExportNews({ newest }: { readonly newest: ExportView | undefined }) {
  if (!newest) return null;
  switch (newest.state) {
    case 'being-made':
      return <Banner title="We are putting your data together">You get an e-mail when it is ready.</Banner>;
    case 'ready':
      return (
        <Banner title="Your data is ready">
          The link is in your e-mail. It works until {day.format(new Date(newest.endsAt))},{' '}
          {newest.downloadsLeft === 1 ? 'once more' : `${newest.downloadsLeft} more times`}.
        </Banner>
      );
    case 'used-up':
      return (
        <Banner title="The link was used three times">You can ask for your data again once a day.</Banner>
      );
  }
}
