import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { useEffect } from 'react';

/** Without a title it is left to what the page shows beside. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${productName}`;
  }, [title]);
}
