import type { InsightView, PartName } from '@nestmates/application/together/insights/contract.ts';
import { authorLabels } from '@nestmates/domain/together/insights/insight.ts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import styles from './InsightTexts.module.css';
import { writtenAt } from './insight-dates.ts';

export interface InsightTextsProps {
  readonly insight: InsightView;
  /** Says whether a part was helpful; null takes it back. */
  onMark(part: PartName, helpful: boolean | null): void;
}

const names: Readonly<Record<PartName, string>> = {
  tip: 'Tip',
  self_care: 'Self care',
  bonding: 'Bonding',
};

interface MarksProps extends InsightTextsProps {
  readonly part: PartName;
}

function Marks({ insight, part, onMark }: MarksProps) {
  const marked = insight.helpful[part];
  const mark = (helpful: boolean, label: string, Icon: typeof ThumbsUp) => (
    <IconButton
      label={`${names[part]}: ${label}`}
      aria-pressed={marked === helpful}
      icon={<Icon aria-hidden />}
      onClick={() => onMark(part, marked === helpful ? null : helpful)}
    />
  );
  return (
    <span className={styles.marks}>
      {mark(true, 'helpful', ThumbsUp)}
      {mark(false, 'not helpful', ThumbsDown)}
    </span>
  );
}

/** The three parts of an insight, each with its marks, and who wrote them when. */
export function InsightTexts({ insight, onMark }: InsightTextsProps) {
  return (
    <div className={styles.insight}>
      <Stack gap={1}>
        <p className={styles.words}>{insight.insight.tip}</p>
        <Marks insight={insight} part="tip" onMark={onMark} />
      </Stack>
      <dl>
        {(['self_care', 'bonding'] as const).map((part) => (
          <div key={part} className={styles.part}>
            <dt className={styles.name}>{names[part]}</dt>
            <dd className={styles.text}>{insight.insight[part]}</dd>
            <dd>
              <Marks insight={insight} part={part} onMark={onMark} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.origin}>
        Generated {writtenAt(insight.generatedAt)} · {authorLabels[insight.author]}
      </p>
    </div>
  );
}
