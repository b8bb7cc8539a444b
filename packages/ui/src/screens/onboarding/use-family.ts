import { useEffect, useRef } from 'react';
import { headingOf } from './ChildCard.tsx';
import { anotherChild, type ChildDraft } from './child-draft.ts';

/** Children come, change and leave; the focus goes along. */
export function useFamily(
  children: readonly ChildDraft[],
  setChildren: (children: readonly ChildDraft[]) => void,
) {
  const sought = useRef<string>(undefined);
  useEffect(() => {
    if (children.some(({ key }) => key === sought.current)) headingOf(sought.current)?.focus();
    sought.current = undefined;
  }, [children]);
  return {
    add() {
      const child = anotherChild();
      sought.current = child.key;
      setChildren([...children, child]);
    },
    change(changed: ChildDraft) {
      setChildren(children.map((other) => (other.key === changed.key ? changed : other)));
    },
    /** The focus goes to whoever takes her place, or to the one before the last. */
    remove(gone: ChildDraft) {
      const left = children.filter(({ key }) => key !== gone.key);
      sought.current = (left[children.indexOf(gone)] ?? left.at(-1))?.key;
      setChildren(left);
    },
  };
}
