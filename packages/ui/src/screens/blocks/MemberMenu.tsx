import { Ban, Ellipsis, UserRoundMinus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';

// Rarely opened, and as heavy as all the rest of a page: they come when they are asked for.
const Menu = lazy(async () => ({ default: (await import('../../components/Menu.tsx')).Menu }));
const AlertDialog = lazy(async () => ({
  default: (await import('../../components/AlertDialog.tsx')).AlertDialog,
}));

export interface MemberMenuProps {
  readonly name: string;
  readonly look?: 'plain' | 'float';
  onBlock(): void;
  /** Only where there is a connection to end. */
  onUnmatch?: (() => void) | undefined;
}

type Question = 'block' | 'unmatch';

/** What else can be done about a member; both ask before they do it. */
export function MemberMenu({ name, look = 'plain', onBlock, onUnmatch }: MemberMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<Question>();
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
  const question = asked && questions[asked];
  const label = `More about ${name}`;
  const icon = <Ellipsis aria-hidden />;
  const waiting = (
    <IconButton label={label} look={look} icon={icon} aria-haspopup="menu" onClick={() => setWanted(true)} />
  );
  const block = {
    id: 'block',
    label: `Block ${name}`,
    icon: <Ban aria-hidden />,
    look: 'danger',
    onSelect: () => setAsked('block'),
  } as const;
  const unmatch = {
    id: 'unmatch',
    label: 'Unmatch',
    icon: <UserRoundMinus aria-hidden />,
    onSelect: () => setAsked('unmatch'),
  } as const;
  return (
    <>
      {wanted ? (
        <Suspense fallback={waiting}>
          <Menu
            defaultOpen
            trigger={<IconButton label={label} look={look} icon={icon} />}
            groups={onUnmatch ? [[unmatch], [block]] : [[block]]}
          />
        </Suspense>
      ) : (
        waiting
      )}
      {question && (
        <Suspense>
          <AlertDialog
            open
            title={question.title}
            description={question.description}
            confirm={question.confirm}
            onCancel={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined);
              question.act();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
