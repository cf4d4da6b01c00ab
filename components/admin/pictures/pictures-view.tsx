import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { PagedList } from '@/components/admin/list/paged-list';
import { type PictureListView, pictureListAddress } from '@/lib/pictures/list-view';
import { PICTURES_A_PAGE, type PictureList } from '@/lib/pictures/schema';
import { PictureGrid } from './picture-grid';
import { UploadArea } from './upload-area';

type PicturesViewProps = {
  view: PictureListView;
  /** Null when it could not be read. */
  list: PictureList | null;
};

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
  const isFiltered = view.q !== '' || view.which !== '';
  return (
    <PagedList
      label="Pictures"
      noun="pictures"
      pageSize={PICTURES_A_PAGE}
      addressOf={(number) => pictureListAddress({ ...view, page: number })}
      {...{ total, page }}
      empty={isFiltered ? undefined : 'There are no pictures yet. Upload the first one.'}
    >
      <PictureGrid pictures={pictures} />
    </PagedList>
  );
}
