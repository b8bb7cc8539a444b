import { addons } from 'storybook/manager-api';
import { lightTheme } from './theme.ts';

addons.setConfig({ theme: lightTheme });
