/** Figures as text. */

export const percent = (value) => (value === undefined ? '–' : `${(value * 100).toFixed(1)} %`);
export const times = (value) =>
  value === undefined ? '–' : `${value >= 10 ? value.toFixed(0) : value.toFixed(1)}×`;
export const rate = (value) =>
  value === undefined ? '–' : value >= 10 ? value.toFixed(0) : value.toFixed(1);
