import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';

type ListSelectProps = {
  name: string;
  label: string;
  value: string;
  /** The first one is no filter, with an empty value. */
  options: readonly { value: string; label: string }[];
};

/** A choice in `ListFilters`. */
export function ListSelect({ name, label, value, options }: ListSelectProps) {
  return (
    <label className="grid gap-1.5 sm:min-w-40 sm:grow">
      <span className="text-sm font-medium max-sm:sr-only">{label}</span>
      <span className="relative block">
        <select name={name} defaultValue={value} className={`${controlStyles} h-11 appearance-none pr-11!`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
      </span>
    </label>
  );
}
