import type { OpenedCards } from '@nestmates/application/together/sitter-cards/contract.ts';
import { urgentHelp } from '@nestmates/domain/trust/reports/categories.ts';
import { findPhoneNumber } from '../swaps-and-playdates/phone-number.ts';

export interface Call {
  readonly href: string;
  /** Who answers, in a word or two. */
  readonly label: string;
  readonly number: string;
}

const maxName = 14;

/** The name that stands before a number: "Karim" in "Their dad Karim, 718-555-0142". */
function nameBefore(text: string): string | undefined {
  const name = /(\p{Lu}[\p{L}’'-]*)[^\p{L}\d]*$/u.exec(text)?.[1];
  return name && name.length <= maxName ? name : undefined;
}

function callIn(text: string, otherwise: string): readonly Call[] {
  const found = findPhoneNumber(text);
  return found
    ? [{ href: found.href, number: found.number, label: nameBefore(found.before) ?? otherwise }]
    : [];
}

type Card = OpenedCards['cards'][number]['card'];

/** Who is called about a child, each number once: help, the contact of the swap, who may pick up. */
export function callsAbout(card: Card, emergencyContact: string | null): readonly Call[] {
  const { number } = urgentHelp;
  const calls = [
    { href: `tel:${number}`, number, label: number },
    ...callIn(emergencyContact ?? '', 'Emergency contact'),
    ...callIn(card.pickup, 'Pick-up'),
  ];
  return calls.filter(({ href }, at) => calls.findIndex((other) => other.href === href) === at);
}
