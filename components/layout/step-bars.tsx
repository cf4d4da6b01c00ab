/** Steps that climb: as many bars are lit as steps are done. Decoration, the number stands beside it. */
export function StepBars({ step, total }: { step: number; total: number }) {
  return (
    <span aria-hidden="true" className="flex h-8 shrink-0 items-end gap-1">
      {Array.from({ length: total }, (_, bar) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
          key={bar}
          style={{ height: `${((bar + 1) / total) * 100}%` }}
          className={`w-1.5 rounded-[1px] ${bar < step ? 'bg-data/60' : bar === step ? 'bg-primary' : 'bg-border'}`}
        />
      ))}
    </span>
  );
}
