import { useEffect, useRef, useState } from 'react';
import { headingOf } from './ChildCard.tsx';
import { anotherChild, type ChildDraft } from './child-draft.ts';

/** Children come, change, leave and are brought back; the focus goes along. */
export function useFamily(
  children: readonly ChildDraft[],
  setChildren: (children: readonly ChildDraft[]) => void,
) {
  const sought = useRef<string>(undefined);
  const [removed, setRemoved] = useState<{ readonly child: ChildDraft; readonly at: number }>();
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
    /** The focus goes to whoever takes her place; where nobody does, the way back takes it. */
    remove(gone: ChildDraft) {
      const at = children.findIndex(({ key }) => key === gone.key);
      const left = children.toSpliced(at, 1);
      sought.current = left[at]?.key;
      setRemoved({ child: gone, at });
      setChildren(left);
    },
    /** Whom she removed last and where, until that child is brought back. */
    removed,
    /** All of them at once; whom she removed before belongs to the others. */
    replace(others: readonly ChildDraft[]) {
      setRemoved(undefined);
      setChildren(others);
    },
    bringBack() {
      if (!removed) return;
      sought.current = removed.child.key;
      setRemoved(undefined);
      setChildren(children.toSpliced(removed.at, 0, removed.child));
    },
  };
}
