/** Where Storage keeps the pictures of articles (migration blog_images). */
export const BUCKET = 'blog-images';
