import type { SegmentLink } from '../../../../components/navigation/SegmentLinks.tsx';
import { isWithin, type MenuItem } from './menu.ts';

interface PeopleMenu {
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly onLocked?: ((id: string) => void) | undefined;
}

/** The two pages of the People tab, as the menu has them. */
export const peopleLinks = ({ items, path, onLocked }: PeopleMenu): readonly SegmentLink[] =>
  ['messages', 'matches'].flatMap((id) => {
    const item = items.find((one) => one.id === id);
    if (!item?.href) return [];
    const { label, href, locked } = item;
    return {
      label,
      href,
      // The page of a person stands beside the list on a tablet.
      current: isWithin(path, href) || (id === 'matches' && isWithin(path, '/people')),
      onLocked: locked ? () => onLocked?.(id) : undefined,
    };
  });
