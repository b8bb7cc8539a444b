import type { StateCode } from '@nestmates/domain/members/places/states.ts';
import type { Cities } from '@nestmates/ui/screens/members/onboarding/CityField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useSettled } from '../../platform/shared/use-settled.ts';

interface Found {
  readonly state: string;
  readonly towns: readonly string[];
}

/** Towns to show until the server has answered: those among the last found with a word that begins so. */
const fitting = (towns: readonly string[], text: string) =>
  towns.filter((name) => ` ${name.toLowerCase()}`.includes(` ${text.toLowerCase()}`));

/** The towns of a state that fit what is typed: the fixed list before anything is, then what the server finds. */
export function useTowns(state: string): { readonly cities: Cities; onTypeTown(text: string): void } {
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<Found>();
  const text = typed.trim();
  const settled = useSettled(text);
  const q = text === '' ? '' : settled;
  const { data, isError, isFetching, refetch } = useQuery({
    // Asked only once there is a state.
    ...readQuery('get /api/towns', { state: state as StateCode, ...(q === '' ? {} : { q }) }),
    enabled: state !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data && data.towns !== last?.towns) setLast({ state, towns: data.towns });

  function cities(): Cities {
    if (isError) return { kind: 'failed', retrying: isFetching, onRetry: () => void refetch() };
    if (data && q === text) return { kind: 'ready', names: data.towns };
    const names = last?.state === state ? fitting(last.towns, text) : [];
    return names.length > 0 ? { kind: 'ready', names } : { kind: 'loading' };
  }
  return { cities: cities(), onTypeTown: setTyped };
}
