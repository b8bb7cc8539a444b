import { Hand } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';

interface WaveButtonProps {
  readonly name: string;
  /** The other has waved, and nothing has been said since. */
  readonly back?: boolean;
  readonly look?: 'main' | 'outline';
  readonly waving: boolean;
  onWave(): void;
}

export const WaveButton = ({ name, back = false, look, waving, onWave }: WaveButtonProps) => (
  <Button look={look} icon={<Hand aria-hidden />} pending={waving} pendingLabel="Waving…" onClick={onWave}>
    {back ? 'Wave back' : `Wave to ${name}`}
  </Button>
);
