// The filters of the parts list (spec §2): name, category, parts type, machine type, colour, review, price; each a native control.
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { useTypedAddress } from '../../../client/address/use-typed-address.ts';
import { CONTROL_LOOK } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type ListedParts, useCategories, useFamilies, useFilterChoices, useMaySeePrices } from '../catalogue.data.ts';
import { useTexts } from './filters.texts.ts';
import { flatTree } from '../categories/category-tree.rules.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ShopSearch } from '../shop-search.rules.ts';
import { useShopSearch } from '../use-shop-search.ts';

const STARS = [4, 3, 2, 1];
type Choice = { id: number | string; name: string; nameLang?: 'en' | null | undefined };
const optionOf = ({ id, name, nameLang }: Choice) => ({ value: String(id), label: name, lang: nameLang });
const idFrom = (value: string): number | undefined => (value === '' ? undefined : Number(value));

export function FilterPane({ search, parts }: { search: ShopSearch; parts: ListedParts | undefined }) {
  const t = useTexts();
  const maySeePrices = useMaySeePrices();
  return (
    <search aria-label={t('filters')} className="grid gap-4">
      <KeywordField search={search} />
      <CategorySelect search={search} />
      <TypeSelects search={search} />
      {maySeePrices && <PriceFilter search={search} range={parts?.priceRange ?? null} />}
    </search>
  );
}

function KeywordField({ search }: { search: ShopSearch }) {
  const t = useTexts();
  const { settle } = useShopSearch();
  const write = useCallback(
    (words: string) => settle({ keyword: words === '' ? undefined : words }, 'keyword'),
    [settle],
  );
  const { typed, setTyped, writeNow } = useTypedAddress(search.keyword ?? '', write);
  return (
    <label className="grid gap-1.5">
      <span className="font-medium text-14">{t('byName')}</span>
      <span className="relative flex">
        <Search aria-hidden="true" className="absolute inset-y-0 start-3 my-auto size-5 text-ink-soft" />
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('byNameHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && writeNow()}
          className={`${CONTROL_LOOK} w-full ps-10!`}
        />
      </span>
    </label>
  );
}

function CategorySelect({ search }: { search: ShopSearch }) {
  const t = useTexts();
  const { number } = useFormats();
  const { change } = useShopSearch();
  const tree = flatTree(useCategories().data ?? []);
  return (
    <SelectField
      label={t('category')}
      emptyLabel={t('allCategories')}
      value={search.categoryId ?? ''}
      onChange={(event) => change({ categoryId: idFrom(event.target.value), typeId: undefined, colour: undefined })}
      options={tree.map(([node, depth]) => ({
        value: String(node.id),
        label: `${'\u2003'.repeat(depth)}${node.name} (${number(node.partCount)})`,
        lang: node.nameLang,
      }))}
    />
  );
}

function TypeSelects({ search }: { search: ShopSearch }) {
  const t = useTexts();
  const { change } = useShopSearch();
  const choices = useFilterChoices(search);
  const families = useFamilies();
  return (
    <>
      <SelectField
        label={t('partsType')}
        emptyLabel={t('allTypes')}
        value={search.typeId ?? ''}
        onChange={(event) => change({ typeId: idFrom(event.target.value) })}
        options={(choices.data?.types ?? []).map(optionOf)}
      />
      <SelectField
        label={t('machineType')}
        emptyLabel={t('allMachines')}
        value={search.familyId ?? ''}
        onChange={(event) => change({ familyId: idFrom(event.target.value) })}
        options={(families.data ?? []).map(optionOf)}
      />
      <SelectField
        label={t('colour')}
        emptyLabel={t('allColours')}
        value={search.colour ?? ''}
        onChange={(event) => change({ colour: event.target.value || undefined })}
        options={(choices.data?.colours ?? []).map((one) => optionOf({ ...one, id: one.code }))}
      />
      <SelectField
        label={t('review')}
        emptyLabel={t('anyReview')}
        value={search.minRating ?? ''}
        onChange={(event) => change({ minRating: idFrom(event.target.value) })}
        options={STARS.map((stars) => ({ value: String(stars), label: t('starsUp', { stars }) }))}
      />
    </>
  );
}
