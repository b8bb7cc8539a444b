import { Ban, Ellipsis, UserRoundMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';

// Rarely opened and large, so both are imported on demand, the dialog together with the menu.
async function importParts() {
  const [{ Menu }, { AlertDialog }] = await Promise.all([
    import('../../../components/overlays/Menu.tsx'),
    import('../../../components/overlays/AlertDialog.tsx'),
  ]);
  return { Menu, AlertDialog };
}

export interface MemberMenuProps {
  readonly name: string;
  readonly look?: 'plain' | 'float';
  onBlock(): void;
  /** Only for connections. */
  onUnmatch?: (() => void) | undefined;
  /** Replaced in stories. */
  importMenu?: typeof importParts;
}

type Question = 'block' | 'unmatch';

/** The menu about a member, to block or unmatch them; both ask for confirmation. */
export function MemberMenu({
  name,
  look = 'plain',
  onBlock,
  onUnmatch,
  importMenu = importParts,
}: MemberMenuProps) {
  const { loaded: parts, preload, load } = useLazyImport(importMenu);
  const button = useRef<HTMLButtonElement>(null);
  const [openQuestion, setOpenQuestion] = useState<Question>();
  const questions = {
    block: {
      title: `Block ${name}?`,
      description: `You and ${name} will no longer see each other anywhere, and what was between you ends. She is not told. You can unblock her in Account Settings.`,
      confirm: 'Block',
      act: onBlock,
    },
    unmatch: {
      title: `Unmatch ${name}?`,
      description: `Your connection with ${name} ends for both of you, and you can no longer message each other.`,
      confirm: 'Unmatch',
      act: () => onUnmatch?.(),
    },
  } as const;
  const question = openQuestion && questions[openQuestion];
  const label = `More about ${name}`;
  const icon = <Ellipsis aria-hidden />;
  const block = {
    id: 'block',
    label: `Block ${name}`,
    icon: <Ban aria-hidden />,
    look: 'danger',
    onSelect: () => setOpenQuestion('block'),
  } as const;
  const unmatch = {
    id: 'unmatch',
    label: 'Unmatch',
    icon: <UserRoundMinus aria-hidden />,
    onSelect: () => setOpenQuestion('unmatch'),
  } as const;
  if (!parts) {
    return (
      <IconButton
        label={label}
        look={look}
        icon={icon}
        aria-haspopup="menu"
        onPointerDown={preload}
        onFocus={preload}
        onClick={load}
      />
    );
  }
  return (
    <>
      <parts.Menu
        defaultOpen
        trigger={<IconButton ref={button} label={label} look={look} icon={icon} />}
        groups={onUnmatch ? [[unmatch], [block]] : [[block]]}
      />
      {question && (
        <parts.AlertDialog
          open
          title={question.title}
          description={question.description}
          confirm={question.confirm}
          onCancel={() => setOpenQuestion(undefined)}
          onConfirm={() => {
            setOpenQuestion(undefined);
            // After the dialog has closed and returned the focus, so that the focus is inside the item when
            // it is removed.
            queueMicrotask(() => {
              button.current?.focus();
              question.act();
            });
          }}
        />
      )}
    </>
  );
}
