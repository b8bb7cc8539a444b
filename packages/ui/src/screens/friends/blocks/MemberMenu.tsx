import { Ban, Ellipsis, Flag, ImageOff, UserRoundMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import type { MenuItem } from '../../../components/overlays/Menu.tsx';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import {
  type ReportSubject,
  reportOfPhoto,
  useBlockOf,
  useReport,
} from '../../trust/reports/report-context.ts';

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
  /** What can be done here besides, above the rest. */
  readonly first?: MenuItem | undefined;
  /** Blocks in the way of the page; without it the member whose `report` it is can be blocked all the same. */
  onBlock?: (() => void) | undefined;
  /** What is shown here, for a report. */
  readonly report?: ReportSubject | undefined;
  /** Only for connections. */
  onUnmatch?: (() => void) | undefined;
  /** Replaced in stories. */
  importMenu?: typeof importParts;
}

type Question = 'block' | 'unmatch';

/** The menu about a member or something of theirs: to report, block or unmatch; the last two ask for confirmation. */
export function MemberMenu({
  name,
  look = 'plain',
  first,
  onBlock: onBlockHere,
  report,
  onUnmatch,
  importMenu = importParts,
}: MemberMenuProps) {
  const subject = report && { ...report, onBlock: report.onBlock ?? onBlockHere };
  const photo = reportOfPhoto(subject);
  const onReport = useReport(subject);
  const onReportPhoto = useReport(photo);
  const blockOf = useBlockOf(subject);
  const onBlock = onBlockHere ?? blockOf;
  const who = report?.member?.firstName ?? name;
  const { loaded: parts, preload, load } = useLazyImport(importMenu);
  const button = useRef<HTMLButtonElement>(null);
  const [openQuestion, setOpenQuestion] = useState<Question>();
  const questions = {
    block: {
      title: `Block ${who}?`,
      description: `You and ${who} will no longer see each other anywhere, and what was between you ends, also a purchase that is not paid yet. She is not told${onUnmatch ? ', only that what you have arranged is called off' : ''}. You can unblock her in Account Settings.`,
      confirm: 'Block',
      act: () => onBlock?.(),
    },
    unmatch: {
      title: `Unmatch ${name}?`,
      description: `Your connection with ${name} ends for both of you, and you can no longer message each other. What you have arranged is called off, and she is told of that.`,
      confirm: 'Unmatch',
      act: () => onUnmatch?.(),
    },
  } as const;
  const question = openQuestion && questions[openQuestion];
  const label = `More about ${name}`;
  const icon = <Ellipsis aria-hidden />;
  const block = {
    id: 'block',
    label: `Block ${who}`,
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
  const reportItem = report &&
    onReport && {
      id: 'report',
      label: `Report ${report.name}`,
      icon: <Flag aria-hidden />,
      onSelect: onReport,
    };
  const photoItem = photo &&
    onReportPhoto && {
      id: 'report-photo',
      label: `Report ${photo.name}`,
      icon: <ImageOff aria-hidden />,
      onSelect: onReportPhoto,
    };
  const groups = [[first], [onUnmatch && unmatch], [reportItem, photoItem, onBlock && block]]
    .map((group) => group.filter((item) => !!item))
    .filter(({ length }) => length > 0);
  if (groups.length === 0) return null;
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
        groups={groups}
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
            // Runs after the dialog has closed and returned the focus, so that the focus is inside the item when it is
            // removed.
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
