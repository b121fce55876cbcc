import { guaranteeNotice, guaranteeText } from 'shop-backend/legal';

interface GuaranteeNoticeProps {
  notice?: typeof guaranteeNotice;
}

/**
 * The EU's notice on the legal guarantee, for before an order. The official picture, as it is; where it is not in place
 * yet, as in a demonstration, a placeholder that says so.
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
