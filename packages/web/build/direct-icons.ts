import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const allIcons = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const exported = /export \{ ([^}]+) \} from '\.\/icons\/([\w-]+)\.mjs'/g;
const imported = /import \{([^}]*)\} from ["']lucide-react["'];?/g;

/** The file that each icon is in, by every name that the package gives it. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const all = readFileSync(allIcons, 'utf8');
  return new Map(
    [...all.matchAll(exported)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  );
}

/**
 * Lets modules import each icon from its own file. The package has one module that exports all icons, so for the
 * build whoever imports one icon reaches all, and pages would share the icons of every other page.
 */
export function directIcons(): Plugin {
  const files = filesOfIcons();
  const importOf = (specifier: string): string => {
    const [name = '', as = name] = specifier.split(' as ');
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${as} from "lucide-react/icons/${file}";`;
  };
  return {
    name: 'nestmates:direct-icons',
    apply: 'build',
    transform: {
      filter: { id: /packages.(web|ui).src/, code: 'lucide-react' },
      handler: (code) =>
        code.replaceAll(imported, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map(importOf)
            .join(''),
        ),
    },
  };
}

/**
 * Numbers the parts of each icon. The package names them by six random letters, which no compression makes smaller:
 * more than a kilobyte of the first page.
 */
export const numberedIconParts = (): Plugin => ({
  name: 'nestmates:numbered-icon-parts',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react.dist.esm.icons/ },
    handler(code) {
      let part = 0;
      return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${part++}"`).replace('__iconData.node;', '');
    },
  },
});
