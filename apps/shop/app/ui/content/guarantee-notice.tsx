import { guaranteeNotice, guaranteeText } from 'shop-backend/legal';

interface GuaranteeNoticeProps {
  notice?: typeof guaranteeNotice;
}

/**
 * The EU's notice on the legal guarantee, shown before an order: the official picture, unchanged. A shop without it,
 * such as a demonstration, shows a placeholder.
 */
export function GuaranteeNotice({ notice = guaranteeNotice }: GuaranteeNoticeProps) {
  if (notice === null) {
    return (
      <>
        <p>{guaranteeText}</p>
        <p className="mt-1">Platzhalter: Hier steht im Betrieb die amtliche EU-Mitteilung zur Gewährleistung.</p>
      </>
    );
  }
  return (
    <>
      <img
        src={`/legal/${notice.fileName}`}
        alt={`Mitteilung der Europäischen Union zur gesetzlichen Gewährleistung. ${guaranteeText}`}
        width={notice.widthPx}
        height={notice.heightPx}
        className="h-auto w-full max-w-105"
      />
      <a href={notice.linkUrl} className="underline underline-offset-4 hover:text-forest">
        Mehr zur Gewährleistung auf dem Portal „Ihr Europa“
      </a>
    </>
  );
}
