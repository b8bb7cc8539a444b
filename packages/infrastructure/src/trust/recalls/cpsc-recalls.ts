import type { Recalls } from '@nestmates/application/trust/recalls/ports.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';
import * as z from 'zod/mini';
import { brandsIn, modelsIn } from './names-of-recall.ts';

interface CpscOptions {
  readonly apiBase?: string | undefined;
  /** Limit in milliseconds, for one call. */
  readonly timeout?: number;
}

/** What products are called there that children use; the agency looks for them anywhere in a name, without case. */
const productNames = [
  ...[
    'stroller',
    'crib',
    'bassinet',
    'play yard',
    'sleeper',
    'lounger',
    'car seat',
    'booster seat',
    'high chair',
  ],
  ...['highchair', 'helmet', 'infant', 'baby', 'toddler', 'child', 'kids', 'toy'],
];

const named = z.object({ Name: z.nullish(z.string()) });
const names = z.nullish(z.array(named));

/** https://www.cpsc.gov/Recalls/CPSC-Recalls-Application-Program-Interface-API-Information */
const published = z.object({
  RecallID: z.int(),
  RecallDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d/)),
  Title: z.string(),
  URL: z.string().check(z.startsWith('https://')),
  Products: z.nullish(z.array(z.extend(named, { Model: z.nullish(z.string()) }))),
  Manufacturers: names,
  Importers: names,
});

/** One without a brand or a model cannot be compared with a listing. */
function recallIn(entry: unknown): Recall | undefined {
  const { data } = published.safeParse(entry);
  if (!data) return undefined;
  const brands = brandsIn(data);
  const models = modelsIn(data, brands);
  if (brands.length === 0 || models.length === 0) return undefined;
  const { RecallID, RecallDate, Title, URL } = data;
  return { id: `cpsc ${RecallID}`, title: Title, url: URL, date: RecallDate.slice(0, 10), brands, models };
}

/** Reads the recalls of the US Consumer Product Safety Commission. */
export class CpscRecalls implements Recalls {
  readonly source = 'cpsc';
  readonly #options: CpscOptions;
  constructor(options: CpscOptions = {}) {
    this.#options = options;
  }

  async published(): Promise<readonly Recall[] | undefined> {
    const found = new Map<string, Recall>();
    try {
      for (const name of productNames) {
        for (const entry of await this.#named(name)) {
          const recall = recallIn(entry);
          if (recall) found.set(recall.id, recall);
        }
      }
    } catch {
      return undefined;
    }
    return [...found.values()];
  }

  async #named(name: string): Promise<readonly unknown[]> {
    const { apiBase = 'https://www.saferproducts.gov', timeout = seconds(30) } = this.#options;
    const query = new URLSearchParams({ format: 'json', ProductName: name });
    const response = await fetch(`${apiBase}/RestWebServices/Recall?${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The recalls cannot be read: ${response.status}`);
    }
    return z.array(z.unknown()).parse(await response.json());
  }
}
