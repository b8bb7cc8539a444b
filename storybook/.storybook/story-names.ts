interface Named {
  readonly title: string;
  readonly name: string;
}

/** "Screens/Browse/Card" is called "Browse card", "Components/Actions/Button" is called "Button". */
export function subject(title: string): string {
  const [group, ...rest] = title.split('/');
  const words = group === 'Screens' ? rest.filter((part) => part !== 'Screen') : rest.slice(-1);
  return words.map((part, place) => (place === 0 ? part : part.toLowerCase())).join(' ');
}

/** What a story is called in the search, where many would otherwise be called "Empty": "Browse, empty". */
export const searchName = ({ title, name }: Named): string => `${subject(title)}, ${name.toLowerCase()}`;

/** What it is called in the menu, below its title. */
export function menuName({ title, name }: Named): string {
  const own = name.slice(subject(title).length + ', '.length);
  return own.charAt(0).toUpperCase() + own.slice(1);
}
