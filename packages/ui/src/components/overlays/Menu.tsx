import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly look?: 'usual' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  onSelect(): void;
}

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  /** Separated by lines. */
  readonly groups: readonly (readonly MenuItem[])[];
  /** Set for a menu whose code was loaded by the click that opens it. */
  readonly defaultOpen?: boolean | undefined;
  /** Set for a menu that something else opens besides its button. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export function Menu({ trigger, groups, defaultOpen = false, ...controlled }: MenuProps) {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen} {...controlled}>
      <Primitive.Trigger asChild ref={(button) => setLandmark(button?.closest('main') ?? null)}>
        {trigger}
      </Primitive.Trigger>
      {/* The landmark of its button holds it, so that a screen reader knows where it is. */}
      <Primitive.Portal container={landmark}>
        <Primitive.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
          {groups.map((items) => (
            <Primitive.Group key={items[0]?.id} className={styles.group}>
              {items.map((item) => (
                <Primitive.Item
                  key={item.id}
                  className={styles.item}
                  data-look={item.look ?? 'usual'}
                  disabled={item.disabled ?? false}
                  onSelect={item.onSelect}
                >
                  {item.icon}
                  {item.label}
                </Primitive.Item>
              ))}
            </Primitive.Group>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
