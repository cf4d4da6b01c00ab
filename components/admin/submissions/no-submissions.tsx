type NoSubmissionsProps = { isFiltered: boolean };

/** What stands in place of an empty list (specification, section 2.14). */
export function NoSubmissions({ isFiltered }: NoSubmissionsProps) {
  return (
    <div className="rounded-lg border px-6 py-14 text-center">
      <h2 className="heading-3">No submissions found</h2>
      <p className="mt-2 text-muted-foreground">
        {isFiltered
          ? 'Try adjusting your filters to see more results'
          : 'When visitors submit the contact form, they will appear here'}
      </p>
    </div>
  );
}
