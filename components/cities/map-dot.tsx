export function MapDot({ complete }: { complete: boolean }) {
  return (
    <span aria-hidden="true" className="grid size-3.5 shrink-0 place-items-center">
      <span
        className={`size-3 rounded-full border-2 group-hover:scale-125 ${complete ? 'border-rank bg-rank' : 'border-data bg-background'}`}
      />
    </span>
  );
}
