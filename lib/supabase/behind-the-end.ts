/** PostgREST's answer to a range that begins behind the last row. */
export const BEHIND_THE_END = 'PGRST103';
