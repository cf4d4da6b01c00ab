import { NativeSelect } from '@/components/ui/native-select';

type ListSelectProps = {
  name: string;
  label: string;
  value: string;
  /** The first one is no filter, with an empty value. */
  options: readonly { value: string; label: string }[];
};

export function ListSelect({ name, label, value, options }: ListSelectProps) {
  return (
    <label className="grid gap-1.5 sm:min-w-40 sm:grow">
      <span className="text-sm font-medium max-sm:sr-only">{label}</span>
      <NativeSelect name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
