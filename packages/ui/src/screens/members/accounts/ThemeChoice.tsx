import { Moon, Sun, SunMoon } from 'lucide-react';
import { ChipChoice } from '../../../components/selection/ChipGroup.tsx';

export type Theme = 'system' | 'light' | 'dark';

export interface ThemeState {
  readonly value: Theme;
  onChange(theme: Theme): void;
}

const options = [
  { value: 'system', label: 'System', icon: <SunMoon aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const;

export function ThemeChoice({ value, onChange }: ThemeState) {
  return (
    <ChipChoice
      label="Theme"
      options={options}
      value={value}
      onChange={(theme) => theme !== '' && onChange(theme)}
    />
  );
}
