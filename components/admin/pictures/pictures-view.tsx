import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { pagesFor } from '@/lib/lists/paging';
import { type PictureListView, pictureListAddress } from '@/lib/pictures/list-view';
import { PICTURES_A_PAGE, type PictureList } from '@/lib/pictures/schema';
import { PictureGrid } from './picture-grid';
import { UploadArea } from './upload-area';

type PicturesViewProps = {
  view: PictureListView;
  /** Null when it could not be read. */
  list: PictureList | null;
};

const count = new Intl.NumberFormat('en-IN');
const choices = [
  { value: '', label: 'All pictures' },
  { value: 'unused', label: 'Not used anywhere' },
  { value: 'nameless', label: 'Without alternative text' },
];

export function PicturesView({ view, list }: PicturesViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Pictures"
        subtitle="What was uploaded, what it shows and where. A picture that is used cannot be deleted; another one can take its place everywhere."
      />
      <div className="grid gap-6">
        <UploadArea />
        <ListFilters
          path="/admin/pictures"
          values={{ q: view.q, which: view.which }}
          placeholder="Search what they show..."
        >
          <ListSelect name="which" label="Which" value={view.which} options={choices} />
        </ListFilters>
        {list ? (
          <FoundPictures view={view} list={list} />
        ) : (
          <LoadFailure
            text="The pictures could not be loaded. Please try again."
            retry={pictureListAddress(view)}
          />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundPictures({
  view,
  list: { pictures, total, page },
}: {
  view: PictureListView;
  list: PictureList;
}) {
  const pages = pagesFor(total, PICTURES_A_PAGE);
  const isFiltered = view.q !== '' || view.which !== '';
  return (
    <ListSection label="Pictures">
      <PictureGrid pictures={pictures} />
      {total === 0 && (
        <p className="rounded-lg border px-6 py-14 text-center">
          {isFiltered ? 'No pictures found.' : 'There are no pictures yet. Upload the first one.'}
        </p>
      )}
      <ListCount text={`Total ${count.format(total)} pictures`} page={page} pages={pages} />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => pictureListAddress({ ...view, page: number })}
      />
    </ListSection>
  );
}
