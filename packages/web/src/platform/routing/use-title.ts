import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { useEffect } from 'react';
import { useFirstRender } from '../first-render/first-render.ts';

/** Leaves the title to what the page shows beside if it is undefined. */
export function useTitle(title: string | undefined): void {
  const shown = title === undefined ? undefined : `${title} · ${productName}`;
  useFirstRender()?.onTitle?.(shown);
  useEffect(() => {
    if (shown !== undefined) document.title = shown;
  }, [shown]);
}
