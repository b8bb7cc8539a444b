import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect, useState } from 'react';

const shownFor = seconds(2);

/** Copies a text, and says for two seconds that it did. */
export function useCopy(text: string) {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(Date.now());
    } catch {
      toast({
        title: 'Copying failed',
        description: 'Please select the link and copy it.',
        destructive: true,
      });
    }
  }
  return { copied: copiedAt !== undefined, onCopy: () => void copy() };
}
