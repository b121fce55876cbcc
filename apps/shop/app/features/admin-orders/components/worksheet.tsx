import { Printer } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { imageSources } from '#app/lib/files/image-sources.ts';
import { dueDay } from '#app/lib/orders/due-day.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { imageFocusStyle } from '#app/ui/content/image-focus-style.ts';
import { QrCode } from '#app/ui/content/qr-code.tsx';
import { OrderFiles } from '#app/ui/order/order-files.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminOrder, AdminOrderItem } from '../admin-order.ts';
import { type ChosenLook, dogNameOf, type WorksheetEntry, worksheetEntries } from '../drawn-fields.ts';
import { useOrderTexts } from '../texts/order-texts.ts';

interface WorksheetProps {
  order: AdminOrder;
  /** URL of the order, for the QR code. */
  orderUrl: string;
  /** The drawing of a configured item; null if a dog does not wear it. */
  drawing: (item: AdminOrderItem) => ReactNode;
  /** The chosen options with a picture or a color. */
  looks: (item: AdminOrderItem) => readonly ChosenLook[];
}

/** Printed sheet for the workshop with an order's measures, drawing, choices and notes. No prices. */
export function Worksheet({ order, orderUrl, drawing, looks }: WorksheetProps) {
  const { sheet: texts } = useOrderTexts();
  const { date } = usePageFormats();
  const language = use(PageLanguage);
  return (
    <article
      lang={language}
      className="mx-auto flex max-w-4xl flex-col gap-6 p-6 print:block print:space-y-6 print:p-0"
    >
      <header className="flex items-start justify-between gap-6 border-ink border-b-2 pb-4 max-sm:flex-col print:flex-row">
        <div>
          <h1 className="text-2xl sm:text-3xl print:text-3xl">
            <span>{texts.title}</span> <span className="whitespace-nowrap">{order.orderId}</span>
          </h1>
          <p>{texts.ordered(date(order.createdAt), order.customerName)}</p>
          <p className="font-semibold text-lg print:text-base print:leading-tight">
            {texts.due(
              date(
                dueDay(
                  order.createdAt,
                  order.items.map(({ deliveryMaxDays }) => deliveryMaxDays),
                ),
              ),
            )}
          </p>
          <div className="mt-3 print:hidden">
            <Button onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              <span>{texts.print}</span>
            </Button>
          </div>
        </div>
        <QrCode text={orderUrl} label={texts.qrCode(order.orderId)} />
      </header>
      {order.items.map((item) => (
        <section key={item.id} className="flex flex-col gap-6 border-ink border-b pb-6 print:block">
          <div className="break-inside-avoid">
            <h2 lang="de" className="text-2xl">{`${item.quantity} × ${item.title}`}</h2>
            {item.settings !== null && <DogName settings={item.settings} />}
            {item.settings !== null && (
              <div className="mt-3 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
                <ItemPicture item={item} drawing={drawing(item)} />
                <div className="flex flex-col gap-4">
                  <Entries title={texts.measures} entries={worksheetEntries(item.settings).measures} isLarge />
                  <Entries title={texts.computed} entries={worksheetEntries(item.settings).computed} isLarge />
                </div>
                <div className="sm:col-span-2 print:col-span-2">
                  <Looks title={texts.looks} looks={looks(item)} />
                  <Entries title={texts.choices} entries={worksheetEntries(item.settings).choices} />
                </div>
              </div>
            )}
          </div>
          {item.settings !== null &&
            worksheetEntries(item.settings).files.map(({ label, value }) => (
              // In print, each photo stays on one page with its heading.
              <div key={label} className="break-inside-avoid print:mt-6">
                <h3 lang="de" className="mb-1 font-semibold text-base">
                  {label}
                </h3>
                <OrderFiles value={value} isSheet />
              </div>
            ))}
        </section>
      ))}
      {order.notes.length > 0 && (
        <section>
          <h2 className="text-xl">{texts.notes}</h2>
          <ul lang="de" className="list-disc pl-5">
            {order.notes.map((note) => (
              <li key={note.id}>{note.text}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** Shows the drawing, else the picture of the article, else nothing. */
function ItemPicture({ item: { imageUrl, title }, drawing }: { item: AdminOrderItem; drawing: ReactNode }) {
  if (drawing === null && imageUrl === null) return null;
  return (
    <div lang="de" className="max-w-sm">
      {drawing ?? (
        <img
          src={imageSources(imageUrl ?? '').src}
          alt={title}
          className={`aspect-4/3 w-full rounded-card ${imageFocusStyle(imageUrl ?? '')}`}
        />
      )}
    </div>
  );
}

/** The name of the dog, if the form asked for it. */
function DogName({ settings }: { settings: Readonly<Record<string, unknown>> }) {
  const { sheet: texts } = useOrderTexts();
  const name = dogNameOf(settings);
  return name === null ? null : <p className="wrap-anywhere text-lg">{texts.forDog(name)}</p>;
}

/** Pictures and colors of the chosen options, so that shape and cloth are recognized at a glance. */
function Looks({ title, looks }: { title: string; looks: readonly ChosenLook[] }) {
  if (looks.length === 0) return null;
  return (
    <div className="mb-6 print:mb-1">
      <h3 className="mb-1 font-semibold text-base print:sr-only">{title}</h3>
      <ul lang="de" className="flex flex-wrap gap-4 print:gap-x-4 print:gap-y-1 print:text-sm">
        {looks.map(({ label, value, colorValue, pictureUrl }) => (
          <li key={`${label} ${value}`} className="flex max-w-xs break-inside-avoid items-center gap-3">
            {pictureUrl === null ? (
              <span
                className="size-16 shrink-0 rounded-control border border-line-strong print:size-6 print:[print-color-adjust:exact]"
                style={{ backgroundColor: colorValue ?? undefined }}
              />
            ) : (
              <img
                src={pictureUrl}
                alt=""
                className="size-16 shrink-0 rounded-control border border-line-strong object-cover print:size-6"
              />
            )}
            <span className="wrap-anywhere">
              <span className="block">{label}</span>
              <strong>{value}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entries({
  title,
  entries,
  isLarge = false,
}: {
  title: string;
  entries: readonly WorksheetEntry[];
  isLarge?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold text-base">{title}</h3>
      <dl lang="de" className={isLarge ? 'text-lg' : 'sm:columns-2 print:columns-2'}>
        {entries.map(({ label, value }) => (
          <div key={label} className="flex break-inside-avoid justify-between gap-4 border-line-strong border-b py-1">
            <dt>{label}</dt>
            <dd className="wrap-anywhere max-w-3/5 shrink-0 text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
