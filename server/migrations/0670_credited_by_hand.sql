-- Reports settled as credited before 0610 booked nothing: their money was promised by the answer and given by hand, so none is granted here.
-- Their pieces count as credited from now on, as far as none came back or waits in a return: nobody is paid for them a second time.

update order_lines l set credited_quantity = l.credited_quantity + m.pieces
from (
  select c.id, least(r.credited - c.credited_quantity,
      c.shipped_quantity - c.returned_quantity - c.credited_quantity - coalesce((
        select sum(w.quantity) from return_lines w join returns t on t.id = w.return_id
        where w.order_line_id = c.id and t.status in ('requested', 'accepted')), 0)) as pieces
  from (
    select order_line_id, sum(quantity) as credited from receipt_reports where outcome = 'credited' group by order_line_id
  ) r join order_lines c on c.id = r.order_line_id
) m where m.id = l.id and m.pieces > 0;
