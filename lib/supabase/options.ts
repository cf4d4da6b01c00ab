/** No session, no retries of the library's own (they would hold a page for 7 s) and an answer within 3 s. */
export const statelessOptions = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false, timeout: 3000 },
};
