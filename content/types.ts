export type TitledText = { title: string; description: string };
export type Question = { question: string; answer: string };
export type Place = { latitude: number; longitude: number };
