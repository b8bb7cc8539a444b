import { useEffect, useRef, useState } from 'react';
import { childHeading } from './ChildCard.tsx';
import { type ChildDraft, newChildDraft } from './child-draft.ts';

/** Children come, change, leave and are brought back; the focus goes along. */
export function useChildList(
  children: readonly ChildDraft[],
  setChildren: (children: readonly ChildDraft[]) => void,
) {
  const keyToFocus = useRef<string>(undefined);
  const [removed, setRemoved] = useState<{ readonly child: ChildDraft; readonly at: number }>();
  useEffect(() => {
    if (children.some(({ key }) => key === keyToFocus.current)) childHeading(keyToFocus.current)?.focus();
    keyToFocus.current = undefined;
  }, [children]);
  return {
    add() {
      const child = newChildDraft();
      keyToFocus.current = child.key;
      setChildren([...children, child]);
    },
    change(changed: ChildDraft) {
      setChildren(children.map((other) => (other.key === changed.key ? changed : other)));
    },
    /** The focus goes to whoever takes her place; where nobody does, the way back takes it. */
    remove(child: ChildDraft) {
      const at = children.findIndex(({ key }) => key === child.key);
      const left = children.toSpliced(at, 1);
      keyToFocus.current = left[at]?.key;
      setRemoved({ child, at });
      setChildren(left);
    },
    /** Whom she removed last and where, until that child is brought back. */
    removed,
    /** All of them at once; whom she removed before belongs to the others. */
    replace(others: readonly ChildDraft[]) {
      setRemoved(undefined);
      setChildren(others);
    },
    undoRemove() {
      if (!removed) return;
      keyToFocus.current = removed.child.key;
      setRemoved(undefined);
      setChildren(children.toSpliced(removed.at, 0, removed.child));
    },
  };
}
