import { Moon, Sun, SunMoon } from 'lucide-react';
import { ChipChoice } from '../../../components/selection/ChipGroup.tsx';

export type Theme = 'system' | 'light' | 'dark';

export interface ThemeState {
  readonly value: Theme;
  onChange(theme: Theme): void;
}

export const themeLabels: Readonly<Record<Theme, string>> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const options = [
  { value: 'system', label: themeLabels.system, icon: <SunMoon aria-hidden /> },
  { value: 'light', label: themeLabels.light, icon: <Sun aria-hidden /> },
  { value: 'dark', label: themeLabels.dark, icon: <Moon aria-hidden /> },
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
