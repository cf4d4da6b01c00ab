type Failure = { code: string; message?: string; hint?: string };

/** What a query of the Supabase library answers: a promise that may be asked to throw. */
export function databaseAnswer(data: unknown, error: Failure | null = null) {
  const answer = error ? { data: null, error: { message: '', ...error } } : { data, error };
  return Object.assign(Promise.resolve(answer), {
    throwOnError: async () => {
      if (error) throw Object.assign(new Error(error.message), error);
      return answer;
    },
  });
}
