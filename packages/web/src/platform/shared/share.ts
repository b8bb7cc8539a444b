import { toast } from '@nestmates/ui/toasts/toast.ts';

/** The dialog of the device, or undefined where there is none and after the member has closed it. */
async function shareByDevice(data: ShareData): Promise<'shared' | 'closed' | undefined> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return undefined;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : undefined;
  }
}

/** Shares an address of the app with the device's own dialog; where there is none, it is copied. */
export async function share({
  title,
  path,
}: {
  readonly title: string;
  readonly path: string;
}): Promise<void> {
  const url = new URL(path, location.origin).href;
  if (await shareByDevice({ title, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied' });
  } catch {
    toast({ title: 'The link could not be copied', description: url, destructive: true });
  }
}
