import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

const web = (files) =>
  new Map(Object.entries(files).map(([path, text]) => [`packages/web/src/${path}`, text]));

describe('folders that import each other', () => {
  it('are found, with a file for each step', () => {
    const circles = folderCircles(
      web({
        'blocks/use-block.ts': "import { removeFromDeck } from '../matching/deck.ts';",
        'matching/deck.ts': "import type { Match } from '../connections/match.ts';",
        'connections/match.ts': '',
        'connections/page.ts': "export { useBlock } from '../blocks/use-block.ts';",
      }),
    );
    expect(circles).toHaveLength(1);
    expect(circles[0]).toContain('packages/web/src: blocks → matching → connections → blocks');
    expect(circles[0]).toContain(
      'packages/web/src/connections/page.ts imports packages/web/src/blocks/use-block.ts',
    );
  });

  it('are found where one of them is only loaded later', () => {
    const circles = folderCircles(
      web({
        'shell/menu.ts': "const page = () => import('../pages/page.ts');",
        'pages/page.ts': "import '../shell/menu.ts';",
      }),
    );
    expect(circles).toHaveLength(1);
  });

  it('may be a folder and the files beside it', () => {
    const circles = folderCircles(
      web({
        'messages/page.ts': "import { outbox } from './outbox/outbox.ts';",
        'messages/outbox/outbox.ts': "import { pageName } from '../page.ts';",
      }),
    );
    expect(circles[0]).toContain('packages/web/src/messages: . → outbox → .');
  });

  it('are not those that import in one direction, nor files of one folder', () => {
    const circles = folderCircles(
      web({
        'app.ts': "import './blocks/page.ts';",
        'blocks/page.ts': "import './row.ts'; import '@nestmates/ui/blocks/screen.ts'; import 'react';",
        'blocks/row.ts': "import './page.ts';",
        'matching/deck.ts': "import '../blocks/row.ts';",
      }),
    );
    expect(circles).toEqual([]);
  });
});
