import { screen, within } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { bucketOf, figures } from '@/lib/vitals/figures';
import { reportOf } from '@/lib/vitals/report';
import { VitalsView } from './vitals-view';

const [lcp] = figures;
const report = reportOf([
  { page_kind: 'city', device: 'phone', metric: 'lcp', bucket: bucketOf(lcp.bounds, 4500), times: 1200 },
]);

test('each figure stands beside what it is held against, in words and not by its colour alone', () => {
  render(<VitalsView days={28} report={report} isOn />);
  const table = screen.getByRole('table', { name: 'Speed on phones, by kind of page' });
  const row = within(table).getByRole('row', { name: /^City page/ });
  expect(within(row).getByText('4.8 s')).toBeVisible();
  expect(within(row).getByText('Poor')).toBeVisible();
  expect(within(row).getByText('1,200 visits')).toBeVisible();
  expect(screen.getByText(/Our aim 1\.5 s, good to 2\.5 s, poor above 4\.0 s/)).toBeVisible();
});

test('it says plainly that there is nothing yet, that it is off, or that it could not be read', () => {
  const { rerender } = render(<VitalsView days={28} report={[]} isOn />);
  expect(screen.getByText(/No visit has been measured yet/)).toBeVisible();
  rerender(<VitalsView days={28} report={[]} isOn={false} />);
  expect(screen.getByText(/Visits are not measured/)).toBeVisible();
  rerender(<VitalsView days={28} report={null} isOn />);
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
});
