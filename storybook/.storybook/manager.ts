import { addons } from 'storybook/manager-api';
import { menuName } from './story-names.ts';
import { lightTheme } from './theme.ts';

addons.setConfig({
  theme: lightTheme,
  panelPosition: 'right',
  sidebar: {
    renderLabel: (item) => {
      if (item.type !== 'story' || !('title' in item) || typeof item.title !== 'string') return item.name;
      return menuName({ title: item.title, name: item.name });
    },
  },
});
