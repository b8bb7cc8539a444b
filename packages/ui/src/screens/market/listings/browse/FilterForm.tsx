import { productCategories } from '@nestmates/domain/market/listings/categories.ts';
import { conditionLabel } from '@nestmates/domain/market/listings/labels.ts';
import { listingConditions, listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { type ListingSearch, searchDistances, sortLabels } from '@nestmates/domain/market/listings/search.ts';
import { distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { DollarSign } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { ChipChoice } from '../../../../components/selection/ChipGroup.tsx';
import { Select } from '../../../../components/selection/Select.tsx';
import { Switch } from '../../../../components/selection/Switch.tsx';
import styles from './FilterForm.module.css';
import { type ChildAge, type FilterChoosing, listingCountText } from './filter-choosing.ts';
import { draftOf, type FilterDraft, searchOfDraft } from './filter-draft.ts';
import { sortsFor } from './SortMenu.tsx';

export interface FilterFormProps {
  readonly search: ListingSearch;
  readonly choosing: FilterChoosing;
  /** The order is chosen here too: on a phone, where no menu has it. */
  readonly withSort: boolean;
  onApply(search: ListingSearch): void;
}

const option = <Value extends string>(value: Value, label: string = value) => ({ value, label });
const any = option('', 'Any');

const ages = [
  option('any', 'Any age'),
  option('0', 'Under 1 year'),
  ...Array.from({ length: listingRule.maxAge }, (_, at) =>
    option(String(at + 1), at === 0 ? '1 year' : `${at + 1} years`),
  ),
];

/** "Luca, 3" */
const childLabel = ({ name, age }: ChildAge): string =>
  `${name?.trim() || 'Your child'}, ${age === 0 ? 'under 1' : age}`;

/** Those of the member's children, each age once: twins need the same. */
function ownAges(childAges: readonly ChildAge[]) {
  const byAge = new Map<number, string[]>();
  for (const child of childAges) byAge.set(child.age, [...(byAge.get(child.age) ?? []), childLabel(child)]);
  return [...byAge].map(([age, labels]) => option(String(age), labels.join(' and ')));
}

/** What narrows the listings. They change when it is applied, and are counted before. */
export function FilterForm({ search, choosing, withSort, onApply }: FilterFormProps) {
  const { childAges, count, onDraft } = choosing;
  // It keeps its place until they are known: what is below it would move under the finger.
  const hasOwnAges = childAges?.length !== 0;
  const [draft, setDraft] = useState(() => draftOf(search));
  const [checked, setChecked] = useState(false);
  const read = searchOfDraft(search, draft);
  const asked = 'search' in read ? JSON.stringify(read.search) : undefined;
  const say = useEffectEvent(onDraft);
  useEffect(() => {
    if (asked !== undefined) say(JSON.parse(asked));
  }, [asked]);
  useEffect(() => () => say(undefined), []);
  const errors = checked && 'errors' in read ? read.errors : {};
  const field = <Name extends keyof FilterDraft>(name: Name) => ({
    name,
    value: draft[name],
    onChange: (value: FilterDraft[Name]) => setDraft((before) => ({ ...before, [name]: value })),
  });
  return (
    <form
      className={styles.form}
      data-in-dialog={withSort || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if ('search' in read) onApply(read.search);
        else setChecked(true);
      }}
    >
      <div className={styles.fields}>
        {hasOwnAges && (
          <div className={styles.whole}>
            <ChipChoice
              {...field('age')}
              label="For the age of"
              options={[...ownAges(childAges ?? []), option('', 'Any age')]}
            />
          </div>
        )}
        <div className={styles.whole}>
          <ChipChoice
            {...field('category')}
            label="Category"
            options={[any, ...productCategories.map((category) => option(category))]}
          />
        </div>
        <ChipChoice
          {...field('condition')}
          label="Condition"
          options={[any, ...listingConditions.map((one) => option(one, conditionLabel(one)))]}
        />
        <ChipChoice
          {...field('distance')}
          label="Distance"
          options={[any, ...searchDistances.map((band) => option(band, distanceLabel(band)))]}
        />
        <Select
          name="age"
          label={hasOwnAges ? 'Another age' : "Children's age"}
          placeholder="Any age"
          options={ages}
          value={draft.age || 'any'}
          onChange={(age) => field('age').onChange(age === 'any' ? '' : age)}
        />
        <div className={styles.prices}>
          <TextField
            {...field('minPrice')}
            label="Price from"
            icon={<DollarSign aria-hidden />}
            inputMode="decimal"
            autoComplete="off"
            error={errors.minPrice}
          />
          <TextField
            {...field('maxPrice')}
            label="Price up to"
            icon={<DollarSign aria-hidden />}
            inputMode="decimal"
            autoComplete="off"
            error={errors.maxPrice}
          />
        </div>
        <div className={styles.whole}>
          <Switch {...field('known')} label="From mothers I know" />
        </div>
        {withSort && (
          <div className={styles.whole}>
            <ChipChoice
              {...field('sort')}
              label="Sort"
              options={sortsFor(Boolean(search.q)).map((sort) => option(sort, sortLabels[sort]))}
              onChange={(sort) => sort && field('sort').onChange(sort)}
            />
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          look="outline"
          onClick={() =>
            onApply({ q: search.q, type: search.type, sort: withSort ? undefined : search.sort })
          }
        >
          Clear All
        </Button>
        <Button type="submit">
          {count && asked !== undefined ? `Show ${listingCountText(count)}` : 'Show Listings'}
        </Button>
      </div>
    </form>
  );
}
