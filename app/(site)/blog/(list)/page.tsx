import { blogListPage } from './list-page';

export const revalidate = 300;

const route = blogListPage(async () => ({ category: null, page: 1 }));

export const { generateMetadata } = route;
export default route.page;
