import { sitterCardRule } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import type { AllergyDraft } from './card-form.ts';
import styles from './SitterCardScreen.module.css';

interface AllergyFieldsProps {
  readonly number: number;
  readonly allergy: AllergyDraft;
  onChange(allergy: AllergyDraft): void;
  onRemove(): void;
}

/** The field that gets the focus when an allergy is added. */
export const allergyField = (key: string): string => `allergy-${key}`;

export function AllergyFields({ number, allergy, onChange, onRemove }: AllergyFieldsProps) {
  const field = (name: 'what' | 'shows' | 'do') => ({
    name: `${allergyField(allergy.key)}-${name}`,
    value: allergy[name],
    onChange: (text: string) => onChange({ ...allergy, [name]: text }),
  });
  return (
    <section className={styles.allergy} aria-label={`Allergy ${number}`}>
      <div className={styles.allergyHead}>
        <h3 className={styles.allergyTitle}>{allergy.what.trim() || `Allergy ${number}`}</h3>
        <IconButton label={`Remove allergy ${number}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </div>
      <TextField
        {...field('what')}
        label="What"
        maxLength={sitterCardRule.maxWhat}
        autoComplete="off"
        hint="Peanuts, bee stings, penicillin."
      />
      <TextArea {...field('shows')} label="How it shows" optional rows={2} limit={sitterCardRule.maxText} />
      <TextArea {...field('do')} label="What to do" optional rows={2} limit={sitterCardRule.maxText} />
    </section>
  );
}
