import { useEffect, useRef, useState } from 'react';
import { childHeading } from './ChildCard.tsx';
import { type ChildDraft, newChildDraft } from './child-draft.ts';

/** Adds, changes, removes and restores children, and moves the focus accordingly. */
export function useChildList(
  children: readonly ChildDraft[],
  setChildren: (children: readonly ChildDraft[]) => void,
) {
  const keyToFocus = useRef<string>(undefined);
  /** The child whose card is open where the others are folded. */
  const [openKey, setOpenKey] = useState(children.at(-1)?.key);
  const [removed, setRemoved] = useState<{ readonly child: ChildDraft; readonly at: number }>();
  useEffect(() => {
    if (children.some(({ key }) => key === keyToFocus.current)) childHeading(keyToFocus.current)?.focus();
    keyToFocus.current = undefined;
  });
  const isThere = children.some(({ key }) => key === openKey);
  return {
    openKey: isThere ? openKey : children.at(-1)?.key,
    open({ key }: ChildDraft) {
      keyToFocus.current = key;
      setOpenKey(key);
    },
    add() {
      const child = newChildDraft();
      keyToFocus.current = child.key;
      setOpenKey(child.key);
      setChildren([...children, child]);
    },
    change(changed: ChildDraft) {
      setChildren(children.map((other) => (other.key === changed.key ? changed : other)));
    },
    /** The focus moves to the next child, or to the undo button if there is none. */
    remove(child: ChildDraft) {
      const at = children.findIndex(({ key }) => key === child.key);
      const left = children.toSpliced(at, 1);
      keyToFocus.current = left[at]?.key;
      if (left[at]) setOpenKey(left[at].key);
      setRemoved({ child, at });
      setChildren(left);
    },
    /** The last removed child and its index, while it can be restored. */
    removed,
    /** Replaces all children and drops the undo. */
    replace(others: readonly ChildDraft[]) {
      setRemoved(undefined);
      setChildren(others);
    },
    undoRemove() {
      if (!removed) return;
      keyToFocus.current = removed.child.key;
      setOpenKey(removed.child.key);
      setRemoved(undefined);
      setChildren(children.toSpliced(removed.at, 0, removed.child));
    },
  };
}
