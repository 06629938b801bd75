export const counted = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);
