/** PayPal's name as a mark: two overlapping letters and the word, drawn here, so nothing is requested from PayPal. */
export function PayPalMark() {
  return (
    <span className="ml-1 inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <svg aria-hidden viewBox="0 0 22 26" className="h-[1.05em] w-auto self-center">
        <path fill="#0070e0" d="M9.2 6.5h7.1c3.6 0 5.4 2.2 4.7 5.6-.8 4.1-3.8 6.2-7.7 6.2h-2l-1.2 7.2H5.6z" />
        <path fill="#003087" d="M4.4.5h7.4c3.7 0 5.5 2.2 4.8 5.7-.8 4.2-3.9 6.4-7.9 6.4H6.5l-1.3 7.6H.6z" />
      </svg>
      <span className="font-sans font-extrabold italic tracking-tight">
        <span className="text-[#003087] forced-colors:text-[CanvasText]">Pay</span>
        <span className="text-[#0063c6] forced-colors:text-[CanvasText]">Pal</span>
      </span>
    </span>
  );
}
