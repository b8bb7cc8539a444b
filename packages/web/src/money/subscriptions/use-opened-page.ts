import { useEffect, useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';

/** Opens a page of the payment provider, whose address a call answers. */
export function useOpenedPage<Input>(addressFor: (input: Input) => Promise<string>) {
  const [leavingFor, setLeavingFor] = useState<Input | null>(null);
  const page = useAction({
    call: addressFor,
    fails: { title: 'Subscription Error', description: 'Please try again.' },
    onSuccess: (address, input) => {
      setLeavingFor(input);
      window.location.assign(address);
    },
  });
  // The browser may show this page again as it was left.
  useEffect(() => {
    const forget = () => setLeavingFor(null);
    window.addEventListener('pageshow', forget);
    return () => window.removeEventListener('pageshow', forget);
  }, []);
  const [input = null] = page.pendingInputs;
  return { opening: input ?? leavingFor, open: page.run };
}
