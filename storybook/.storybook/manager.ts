import { addons } from 'storybook/manager-api';
import { paperTheme } from './theme.ts';

addons.setConfig({ theme: paperTheme });
