/** "No problems", "1 problem", "2 problems". `noun`: the word for one. */
export const countedOrNo = (count: number, noun: string): string => `${count || 'No'} ${noun}${count === 1 ? '' : 's'}`;
