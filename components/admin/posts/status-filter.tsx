import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';
import { postStatuses } from '@/lib/blog/admin-list';

export function StatusFilter({ status }: { status: string }) {
  return (
    <label className="grid gap-1.5 sm:min-w-44">
      <span className="text-sm font-medium">Status</span>
      <span className="relative block">
        <select
          name="status"
          defaultValue={status}
          className={`${controlStyles} h-11 appearance-none pr-11!`}
        >
          {postStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
      </span>
    </label>
  );
}
