import { Ban, Ellipsis, UserRoundMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../components/actions/IconButton.tsx';
import { useLazyImport } from '../../lazy-loading/use-lazy-import.ts';

// Rarely opened, and as heavy as all the rest of a page: they come when they are asked for, the question along
// with the menu that leads to it.
async function loadParts() {
  const [{ Menu }, { AlertDialog }] = await Promise.all([
    import('../../components/overlays/Menu.tsx'),
    import('../../components/overlays/AlertDialog.tsx'),
  ]);
  return { Menu, AlertDialog };
}

export interface MemberMenuProps {
  readonly name: string;
  readonly look?: 'plain' | 'float';
  onBlock(): void;
  /** Only where there is a connection to end. */
  onUnmatch?: (() => void) | undefined;
  /** Where its code comes from. */
  fetch?: typeof loadParts;
}

type Question = 'block' | 'unmatch';

/** What else can be done about a member; both ask before they do it. */
export function MemberMenu({ name, look = 'plain', onBlock, onUnmatch, fetch = loadParts }: MemberMenuProps) {
  const { loaded: parts, preload, load } = useLazyImport(fetch);
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
            // The dialog is gone by then, and the focus back before she goes: the place she stood in can keep it.
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
