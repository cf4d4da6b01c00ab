/** 1,00,000: grouped the Indian way. */
export const formatCount = (count: number) => count.toLocaleString('en-IN');

/** "Mumbai, Delhi and Pune" */
export const joinWords = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
