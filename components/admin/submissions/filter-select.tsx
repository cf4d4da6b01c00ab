import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';
import { filterOptions } from '@/lib/submissions/filters';

type FilterSelectProps = {
  name: keyof typeof filterOptions;
  label: string;
  value: string;
  onChoice: () => void;
};

export function FilterSelect({ name, label, value, onChoice }: FilterSelectProps) {
  return (
    <label className="grid gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <span className="relative block">
        <select
          name={name}
          defaultValue={value}
          onChange={() => onChoice()}
          className={`${controlStyles} h-11 appearance-none pr-11!`}
        >
          {filterOptions[name].map((option) => (
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
